/** The packages of the lock file, with the licence and the copyright lines of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launcher/place.ts'

export type Package = {
  name: string
  version: string
  licence: string
  /** Only needed to build and test. */
  isDev: boolean
  /** One of several platform builds; npm installs the one that fits. */
  isPlatform: boolean
  copyrights: readonly string[]
  text: string | null
}

const LICENCE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i
const COPYRIGHT = /^\W*(copyright\b.*?\d{4}.*|copyright \(c\).*|©.*)$/i
/** Placeholders of licence templates, such as "copyright notice" and "[yyyy]". */
const TEMPLATE =
  /\[yyyy\]|<year>|\{yyyy\}|copyright (notice|owner|holder|license|statement|law)|by the free software/i

/** Every package of the lock, by name. */
export function lockedPackages(): Package[] {
  const { packages } = Object(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  const found = new Map<string, Package>()
  for (const [path, entry] of Object.entries<unknown>(Object(packages))) {
    if (!path) continue
    const read = readPackage(path, Object(entry))
    found.set(`${read.name}@${read.version}`, read)
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function readPackage(path: string, entry: Record<string, unknown>): Package {
  const { version, license, dev, os, cpu } = entry
  const isPlatform = Boolean(os ?? cpu)
  // Packages for some machines only would make the file differ from machine to machine.
  const text = isPlatform || entry.optional ? null : licenceText(join(ROOT, path))
  return {
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: String(version),
    licence: typeof license === 'string' ? license : guess(text),
    isDev: dev === true,
    isPlatform,
    copyrights: copyrightsOf(text),
    text,
  }
}

function licenceText(folder: string): string | null {
  if (!existsSync(folder)) return null
  const name = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()[0]
  return name ? readFileSync(join(folder, name), 'utf8') : null
}

/** Some packages name no licence in their package.json, only in their licence file. */
function guess(text: string | null): string {
  if (/Permission is hereby granted, free of charge/.test(text ?? '')) return 'MIT'
  return 'see its own file'
}

function copyrightsOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim().replace(/^[*#\s]+|[*\s]+$/g, ''))
  return [
    ...new Set(lines.filter((line) => COPYRIGHT.test(line) && !TEMPLATE.test(line) && line.length < 200)),
  ].slice(0, 6)
}
