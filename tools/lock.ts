/**
 * Detects gaps in package-lock.json: an optional platform package that a pinned version names but the registry lacked when the lock was
 * generated. `npm install` accepts it silently and `npm ci` then fails on every other machine.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './launcher/place.ts'

const { packages: locked } = Object(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
const packages = new Map<string, { optionalDependencies?: Record<string, string> }>(
  Object.entries(Object(locked)),
)

/** Whether a package resolves from a path, as in Node: in its own node_modules, then further up. */
function isFound(from: string, name: string): boolean {
  if (packages.has(`${from ? `${from}/` : ''}node_modules/${name}`)) return true
  if (!from) return false
  const up = from.lastIndexOf('/node_modules/')
  return isFound(up < 0 ? '' : from.slice(0, up), name)
}

const holes = [...packages].flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isFound(path, name))
    .map((name) => `${path.replace(/^node_modules\//, '') || 'the project'} lacks ${name}`),
)
for (const hole of holes) console.error(`${hole}. Fix: pin a version whose platform packages all exist`)
console.log(`package-lock.json: ${packages.size} packages, ${holes.length} holes`)
process.exitCode = holes.length ? 1 : 0
