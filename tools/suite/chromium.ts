/** Finds a Chromium for end-to-end and component tests, and installs the system's own if possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Reporter } from '../launcher/reporter.ts'
import { run } from './run.ts'

/** A package of Debian, and where its browser is, or another of the kind. */
type Kind = { readonly name: string; readonly paths: readonly string[] }

/** The same browser without its own windows, bars and menus, which take a third of the processor time of a test. */
const SHELL: Kind = { name: 'chromium-headless-shell', paths: ['/usr/bin/chromium-headless-shell'] }
const WHOLE: Kind = {
  name: 'chromium',
  paths: [
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}

/**
 * Path of a working browser, or instructions for installing one. By day that is the headless shell where the system has it; the night
 * uses the whole browser, as people do.
 */
export async function ensureChromium(reporter: Reporter): Promise<{ path: string } | { advice: string }> {
  const asked = process.env.CHROMIUM_PATH
  if (asked && works(asked)) return { path: asked }
  const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
  for (const { name, paths } of isNightly ? [WHOLE, SHELL] : [SHELL, WHOLE]) {
    const found = paths.find(works) ?? ((await install(reporter, name)) ? paths.find(works) : undefined)
    if (found) return { path: found }
  }
  return { advice: ADVICE }
}

/** The browser that the run has found; without a run, the system's. */
export function chromiumPath(): string {
  const usual = '/usr/bin/chromium'
  return process.env.CHROMIUM_PATH ?? [usual, ...SHELL.paths].find((path) => existsSync(path)) ?? usual
}

/** The whole browser shows windows unless told otherwise; the shell has none. */
export function headless(path: string): readonly string[] {
  return path.endsWith('headless-shell') ? [] : ['--headless=new']
}

/** Ubuntu's package is only a wrapper for snap, so the browser is run to check its version. */
function works(path: string): boolean {
  if (path.startsWith('/') && !existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

async function install(reporter: Reporter, name: string): Promise<boolean> {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env,
      isQuiet: true,
    })
  }
  const words = `${name} is installed from the system (apt-get)`
  const work = async () => {
    await apt('update', '-q')
    return apt('install', '-y', '-q', '--no-install-recommends', name)
  }
  const { code, said } = await reporter.step(words, work, (done) => done.code === 0)
  if (code !== 0) reporter.say(said.trimEnd().split('\n').slice(-5).join('\n'))
  return code === 0
}

const ADVICE = [
  'End-to-end and component tests need a Chromium and none was found. Install one and run again:',
  '  Debian:   sudo apt-get install chromium-headless-shell',
  '  Ubuntu:   install Google Chrome from https://www.google.com/chrome (its own chromium is a snap)',
  '  Fedora:   sudo dnf install chromium',
  '  macOS:    brew install --cask google-chrome',
  'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n')
