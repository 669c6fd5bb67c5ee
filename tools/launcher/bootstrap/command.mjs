import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of a command: a command is the name of a file in tools/. Returns null for a name without one.
 * @param {string} root the folder of the clone
 * @param {string} name as in `npm run` scripts: lower-case letters, digits and hyphens
 */
export function commandFile(root, name) {
  const file = /^[a-z0-9-]+$/.test(name) ? join(root, 'tools', `${name}.ts`) : ''
  return existsSync(file) ? file : null
}
