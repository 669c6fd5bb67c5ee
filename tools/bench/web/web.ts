/** The HTTP goals: a server process, a load process, one database. BENCH_BET_URL points the load at another server (the product's own). */
import { fork, type ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { sendLoad } from '../http/load.ts'
import { WALLETS, WEB_WALLETS } from '../load.ts'

const HERE = import.meta.dirname
/** One per member who plays over HTTP: enough for every connection of the largest slice. */
const TOKENS = Array.from({ length: WEB_WALLETS }, (_, at) => `bench-token-${at + 1}`)
const BET = { stake: '1.00', bet: { target: 5_050, over: true }, clientSeed: 'b7c1f0a2', game: 'dice' }

export async function fillSessions(owner: pg.Pool, firstWallet: bigint): Promise<void> {
  await owner.query(`create table bench_session (token_hash text primary key, wallet bigint not null, seed_id uuid not null,
    ends_at timestamptz not null, seen_at timestamptz not null default now())`)
  await owner.query('grant select, update on bench_session to fairhouse_app')
  await owner.query(
    `insert into bench_session (token_hash, wallet, seed_id, ends_at)
     select t, w.id, w.seed_id, now() + interval '12 hours'
     from unnest($1::text[]) with ordinality u (t, n)
     join wallet w on w.id = $2::bigint + n - 1`,
    [TOKENS.map((token) => hash('sha256', token)), firstWallet + BigInt(WALLETS)],
  )
}

export type Web = {
  readonly url: string
  readonly slice: (
    connections: number,
    seconds: number,
  ) => Promise<{ readonly ok: number; readonly other: number; readonly rate: number }>
  readonly close: () => Promise<void>
}

export async function openWeb(databaseUrl: string): Promise<Web> {
  const given = process.env['BENCH_BET_URL']
  const child: ChildProcess | null = given
    ? null
    : fork(join(HERE, 'main.ts'), {
        env: { ...process.env, BENCH_URL: databaseUrl },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
  const url = given ?? `http://127.0.0.1:${await portOf(child)}/bet`
  return {
    url,
    slice: async (connections, seconds) => {
      const {
        ok,
        other,
        seconds: took,
      } = await sendLoad({ url, tokens: TOKENS.slice(0, connections), body: BET, seconds })
      return { ok, other, rate: ok / took }
    },
    close: async () => {
      if (!child) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function portOf(child: ChildProcess | null): Promise<number> {
  return new Promise((resolve, reject) => {
    child?.once('message', (told) => resolve(Number(Object(told).port)))
    child?.once('exit', (code) => reject(new Error(`bench: the server ended with ${code}`)))
  })
}
