// What is known of recordings without loading them.

/** Storage key: this device has recordings. */
export const VOICES_KEPT = 'voices';
