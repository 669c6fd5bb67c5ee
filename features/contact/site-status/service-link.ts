import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The key stands at the end of the link: this hides nothing, it only keeps the address out of plain sight (decision 11). */
const KEY_LENGTH = 8

/** A link as an entry of type 3 carries it: AES-256-GCM under HKDF of eight characters, which follow it. */
export function sealLink(link: string): string {
  const secret = randomBytes(6).toString('base64url').slice(0, KEY_LENGTH)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'service-link', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(link, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url') + secret
}
