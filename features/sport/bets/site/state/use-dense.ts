import { deviceSwitch } from './device-switch.ts'

/** Whether events are listed densely, as Asian books do: a desktop view, which narrow windows leave out. */
export const { useIsOn: useDense, set: setDense } = deviceSwitch('sports.dense', 'off')
