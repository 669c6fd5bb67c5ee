import { configHash } from '../config-hash.ts'

/** SHA-256 of a slot's whole model: reels, pays, rules. A par sheet of another model has another hash. */
export function fingerprint(model: object): string {
  return configHash(JSON.parse(JSON.stringify(model)))
}

export function fingerprintSection(model: object): string {
  return `## Model\n\nFingerprint of reels, pays and rules: \`${fingerprint(model)}\``
}
