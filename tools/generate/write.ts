/** Writes new files and single lines of registries, and never overwrites existing files. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../launcher/place.ts'
import { Trouble } from '../launcher/reporter.ts'

/** Writes all files, or none when one of them exists. */
export function writeFiles(files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).find((path) => existsSync(join(ROOT, path)))
  if (taken) throw new Trouble(`${taken} exists already.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(`  made ${path}`)
  }
}

/** Overwrites generated files. */
export function overwriteFiles(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text)
}

/** Adds an import at the top and a line before the first line that matches `before`, both after existing ones. */
export function register(path: string, line: { imports: string; before: RegExp; insert: string }): void {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const at = text.split('\n').findIndex((candidate) => line.before.test(candidate))
  if (at < 0) throw new Trouble(`${path} has no line like ${line.before}; add by hand: ${line.insert.trim()}`)
  const lines = text.split('\n').toSpliced(at, 0, line.insert)
  writeFileSync(join(ROOT, path), `${line.imports ? `${line.imports}\n` : ''}${lines.join('\n')}`)
  console.log(`  registered in ${path}`)
}

/** Formats the written files. */
export function format(...paths: readonly string[]): void {
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs')
  spawnSync(process.execPath, [prettier, '--write', '--log-level=warn', ...paths], {
    cwd: ROOT,
    stdio: 'inherit',
  })
}
