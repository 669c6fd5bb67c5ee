/** The key is the last eight characters of the path (specification §3). */
const KEY_LENGTH = 8
const IV_BYTES = 12

/** The link inside an entry of type 3 or 4, or null where it cannot be read here (no secure context) or is none. */
export async function openLink(path: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null
  try {
    const bytes = Uint8Array.from(
      atob(path.slice(0, -KEY_LENGTH).replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    )
    const text = new TextEncoder()
    const secret = await crypto.subtle.importKey('raw', text.encode(path.slice(-KEY_LENGTH)), 'HKDF', false, [
      'deriveKey',
    ])
    const key = await crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('service-link') },
      secret,
      { name: 'AES-GCM', length: 256 },
      false,
      ['decrypt'],
    )
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) },
      key,
      bytes.slice(IV_BYTES),
    )
    const link = new TextDecoder().decode(plain)
    return URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null
  } catch {
    return null
  }
}
