import { createSound, type OwnSound, type Sound, type SoundName } from '#game-kit/scene/sound.ts'

/** The sounds of a table: each is twenty numbers and gets the loudness of the sound that it replaces. */
const own = {
  chip: ['step', [1, 0.03, 1750, 0, 0.01, 0.07, 1, 1.9, -2, 0, 340, 0.02, 0, 0.3]],
  card: ['roll', [1, 0.05, 640, 0, 0.03, 0.09, 4, 1.3, -9, 0, 0, 0, 0, 3.2]],
  turn: ['stop', [1, 0.04, 420, 0, 0.02, 0.06, 4, 1.6, -6, 0, 0, 0, 0, 2.2]],
  ball: ['spin', [1, 0.02, 520, 0.02, 0.24, 0.3, 4, 0.6, 0, 0, 0, 0, 0.05, 1.6]],
  drop: ['land', [1, 0.06, 1250, 0, 0.02, 0.16, 1, 1.8, -4, 0, 0, 0, 0.07, 0.5]],
  shaker: ['spin', [1, 0.12, 300, 0, 0.09, 0.08, 4, 1.1, 4, 0, 0, 0, 0.04, 3.4]],
  open: ['land', [1, 0.02, 210, 0, 0.06, 0.22, 1, 1.7, -3, 0, 0, 0, 0, 0.7]],
  bell: ['pearl', [1, 0, 1180, 0.005, 0.12, 0.75, 0, 1.5, 0, 0, 590, 0.06, 0, 0]],
  tick: ['tick', [1, 0, 980, 0, 0.01, 0.03, 0, 1.2]],
  win: ['win', [1, 0, 523, 0.02, 0.18, 0.45, 0, 1.6, 0, 0, 262, 0.07, 0.05]],
} as const satisfies Readonly<Record<string, readonly [SoundName, OwnSound['numbers']]>>

export type TableSound = keyof typeof own

let sound: Sound | null = null

/** The device's sound, made at the first use. */
export const tableSound = (): Sound => (sound ??= createSound())

export function playSound(name: TableSound, steps = 0): void {
  const [instead, numbers] = own[name]
  tableSound().play(instead, steps, { key: `table.${name}`, numbers })
}
