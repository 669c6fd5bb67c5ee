import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { openDb, openPool } from '#db/pool.ts'
import { sql } from '#db/rows.ts'
import { startJobs } from './jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

test('M2 runs jobs of the queue with the programs’ login, which owns none of its tables', async () => {
  const pool = openPool({ url: at.database.url, name: 'jobs', max: 4 })
  const ran = Promise.withResolvers<string>()
  const working = await startJobs(at.app, pool, [
    { name: 'test.once', says: 'tells that it ran', cron: '0 0 1 1 *', run: async () => ran.resolve('ran') },
  ])
  await pool.query(`select graphile_worker.add_job('test:once')`)
  expect(await ran.promise).toBe('ran')
  await working.stop()
  await expect(pool.query('drop table graphile_worker.migrations')).rejects.toThrow('must be owner')
  await expect(pool.query('delete from graphile_worker.migrations')).rejects.toThrow('permission denied')
  await pool.end()
})

test('AUT-04 a job with connections of its own runs while others hold all that are shared', async () => {
  const pool = openPool({ url: at.database.url, name: 'jobs', max: 1 })
  const held = await pool.connect()
  const ran = Promise.withResolvers<void>()
  const working = await startJobs({ ...at.app, pool, db: openDb(pool) }, pool, [
    {
      name: 'test.prompt',
      says: 'reads while the pool is held',
      everySeconds: 60,
      ownConnections: 1,
      run: async ({ db }) => {
        await sql`select 1`.execute(db)
        ran.resolve()
      },
    },
  ])
  await ran.promise
  held.release()
  await working.stop()
  await pool.end()
})

test('M2 a job that fails is stored with its error and tried again, and the other jobs go on', async () => {
  const pool = openPool({ url: at.database.url, name: 'jobs', max: 4, hasTextIntegers: true })
  const failed = Promise.withResolvers<void>()
  const other = Promise.withResolvers<void>()
  const again = Promise.withResolvers<unknown>()
  let tries = 0
  const working = await startJobs(at.app, pool, [
    {
      name: 'test.fails',
      says: 'fails the first time',
      cron: '0 0 1 1 *',
      async run() {
        tries += 1
        failed.resolve()
        if (tries === 1) throw new Error('the first attempt')
        const { rows } = await pool.query(
          `select last_error, attempts from graphile_worker.jobs where task_identifier = 'test:fails'`,
        )
        again.resolve(rows)
      },
    },
    { name: 'test.other', says: 'runs after it', cron: '0 0 1 1 *', run: async () => other.resolve() },
  ])
  await pool.query(`select graphile_worker.add_job('test:fails')`)
  await failed.promise
  await pool.query(`select graphile_worker.add_job('test:other')`)
  await other.promise
  expect(await again.promise).toEqual([{ last_error: 'the first attempt', attempts: 2 }])
  await working.stop()
  await pool.end()
})
