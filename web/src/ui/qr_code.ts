/** A link as a QR code. The library is loaded on demand. */

/** Its size in units, and the dark squares as one path. */
export interface QrCode {
  size: number;
  path: string;
}

const BORDER = 2;

export async function qrCode(text: string): Promise<QrCode> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: squares.join('') };
}
