/** Finds a Chromium for end-to-end and component tests, and installs the system's own if possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Reporter } from '../launcher/reporter.ts'
import { run } from './run.ts'

const NAMES = [
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a working browser, or instructions for installing one. */
export async function ensureChromium(reporter: Reporter): Promise<{ path: string } | { advice: string }> {
  const found = findChromium()
  if (found) return { path: found }
  if (await install(reporter)) {
    const installed = findChromium()
    if (installed) return { path: installed }
  }
  return { advice: ADVICE }
}

function findChromium(): string | null {
  const asked = process.env.CHROMIUM_PATH
  return [...(asked ? [asked] : []), ...NAMES].find(works) ?? null
}

/** Ubuntu's package is only a wrapper for snap, so the browser is run to check its version. */
function works(path: string): boolean {
  if (path.startsWith('/') && !existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

async function install(reporter: Reporter): Promise<boolean> {
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
  const words = 'Chromium is installed from the system (apt-get)'
  const work = async () => {
    await apt('update', '-q')
    return apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  }
  const { code, said } = await reporter.step(words, work, (done) => done.code === 0)
  if (code !== 0) reporter.say(said.trimEnd().split('\n').slice(-5).join('\n'))
  return code === 0
}

const ADVICE = [
  'End-to-end and component tests need a Chromium and none was found. Install one and run again:',
  '  Debian:   sudo apt-get install chromium',
  '  Ubuntu:   install Google Chrome from https://www.google.com/chrome (its own chromium is a snap)',
  '  Fedora:   sudo dnf install chromium',
  '  macOS:    brew install --cask google-chrome',
  'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n')
