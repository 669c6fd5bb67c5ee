import { deviceSwitch } from './device-switch.ts'

/** Whether events are listed densely, as Asian books do. */
export const { useIsOn: useDense, set: setDense } = deviceSwitch('sports.dense', 'off')

/** Whether the dense list shows the next lines of handicap and total, too; each event can be opened alone. */
export const { useIsOn: useAllLines, set: setAllLines } = deviceSwitch('sports.allLines', 'off')
