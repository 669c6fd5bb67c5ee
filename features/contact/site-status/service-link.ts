import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The key is appended to the link: this protects nothing, it only obscures the address (decision 11). */
const KEY_LENGTH = 8

/** Encrypts a link for an entry of type 3: AES-256-GCM, key derived by HKDF from eight characters that are appended. */
export function sealLink(link: string): string {
  const secret = randomBytes(6).toString('base64url').slice(0, KEY_LENGTH)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'service-link', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(link, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url') + secret
}
