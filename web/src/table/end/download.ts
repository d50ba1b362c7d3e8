// Downloads a file.

export async function download(file: Promise<Blob>, name: string): Promise<void> {
  const address = URL.createObjectURL(await file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
