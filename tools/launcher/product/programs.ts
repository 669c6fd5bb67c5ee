/** The programs that `npm start` runs beside PostgreSQL. Each also runs alone: `node apps/server/main.ts`. */
import type { Mode, PortName } from '../place.ts'

export type Program = {
  name: string
  file: string
  /** The ports it listens on; checked before anything starts. */
  ports: readonly PortName[]
  /** Answers 200 as soon as the program is ready; null for a program without a probe. */
  probe: { port: PortName; path: string } | null
  /** Only part of the demo: a live installation has real processors and real mail. */
  isSandbox: boolean
}

const programs: readonly Program[] = [
  {
    name: 'server',
    file: 'apps/server/main.ts',
    ports: ['PORT', 'OFFICE_PORT', 'GAME_PORT'],
    probe: { port: 'PORT', path: '/readyz' },
    isSandbox: false,
  },
  { name: 'worker', file: 'apps/worker/main.ts', ports: [], probe: null, isSandbox: false },
  {
    name: 'processor',
    file: 'apps/processor/main.ts',
    ports: ['PROCESSOR_PORT'],
    probe: { port: 'PROCESSOR_PORT', path: '/healthz' },
    isSandbox: true,
  },
  {
    name: 'outbox',
    file: 'apps/outbox/main.ts',
    ports: ['OUTBOX_PORT', 'SMTP_PORT'],
    probe: { port: 'OUTBOX_PORT', path: '/healthz' },
    isSandbox: true,
  },
  {
    name: 'arcade',
    file: 'apps/arcade/main.ts',
    ports: ['ARCADE_PORT'],
    probe: { port: 'ARCADE_PORT', path: '/healthz' },
    isSandbox: true,
  },
  {
    name: 'vendor',
    file: 'apps/vendor/main.ts',
    ports: ['VENDOR_PORT'],
    probe: { port: 'VENDOR_PORT', path: '/healthz' },
    isSandbox: true,
  },
]

/** The programs of a mode. */
export function programsOf(mode: Mode): readonly Program[] {
  return programs.filter((program) => mode === 'demo' || !program.isSandbox)
}

/** Further servers beside the first. They share its ports, so a probe could not distinguish them. */
export function furtherServers(list: readonly Program[], servers: number): Program[] {
  return list
    .filter(({ name }) => name === 'server')
    .flatMap((program) =>
      Array.from({ length: servers - 1 }, (_, n) => ({ ...program, name: `server-${n + 2}`, probe: null })),
    )
}
