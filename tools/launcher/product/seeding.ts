/** Seeds in a child process, so that after a Ctrl-C the next start detects incomplete demo data and deletes it. */
import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '../place.ts'
import { Trouble } from '../reporter.ts'
import type { LaunchOptions } from './launch.ts'

/** Exists in the data directory while the seed runs. */
const MARK = 'seeding'

/** Whether the last seed of this data directory was interrupted. */
export function isHalfSeeded(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK))
}

/** Fills an empty database with the demo data; does nothing if there are members already. */
export async function seedDemoMembers(
  { place, reporter, ending }: LaunchOptions,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (!existsSync(join(ROOT, 'tools', 'seed.ts'))) return
  if (await isInhabited(env.DATABASE_URL ?? '')) return
  const mark = join(place.dataDir, MARK)
  writeFileSync(mark, '')
  await reporter.step('demo data ready', () => {
    return new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, ['tools/seed.ts', '--if-empty'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      ending.add(() => void child.kill())
      child.on('error', reject)
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Trouble('Seeding failed; see above.'))))
    })
  })
  rmSync(mark)
}

/** Checked here, because the seed loads the whole platform: a second start should not wait for it. */
async function isInhabited(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from member limit 1')
    return Boolean(rowCount)
  } finally {
    await client.end()
  }
}
