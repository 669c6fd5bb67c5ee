import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** A value of ASN.1 in DER: its kind, its length, its content. */
function der(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const bytes = content.length.toString(16)
  const long = Buffer.from(bytes.length % 2 ? `0${bytes}` : bytes, 'hex')
  const length =
    content.length < 128 ? Buffer.of(content.length) : Buffer.concat([Buffer.of(0x80 + long.length), long])
  return Buffer.concat([Buffer.of(kind), length, content])
}

const SEQUENCE = 0x30
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const time = (text: string): Buffer => der(0x17, Buffer.from(text, 'ascii'))

export type Signer = { readonly privateKey: KeyObject; readonly certificate: string }

/** A key and a certificate that it signed for itself, as an issuer publishes them: made anew for each run. */
export function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nobody = der(SEQUENCE)
  const validity = der(SEQUENCE, time('250101000000Z'), time('491231235959Z'))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const body = der(SEQUENCE, der(0x02, Buffer.of(1)), SHA256_WITH_RSA, nobody, validity, nobody, key)
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey))
  const whole = der(SEQUENCE, body, SHA256_WITH_RSA, signature).toString('base64')
  const lines = whole.match(/.{1,64}/g)?.join('\n') ?? ''
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` }
}
