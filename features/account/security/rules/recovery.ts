/**
 * Recovery codes: ten, each valid once, 50 bits each, in unambiguous characters (no I, L, O, U).
 * Example: the bytes 0 0 0 0 0 255 255 255 255 255 read as '00000-ZZZZZ'.
 */

export const RECOVERY_COUNT = 10
/** Random bytes of one code; five bits of each are used. */
export const RECOVERY_BYTES = 10
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_BYTES)].map((byte) => LETTERS.charAt(byte % LETTERS.length))
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** The form for comparison: capitals, without dashes and spaces, with commonly misread characters corrected. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}
