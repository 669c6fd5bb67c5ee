import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { push } from './contract.ts'
import { addDevice, keyFor, listDevices, removeDevice, tryDevice } from './service/devices.ts'

export function pushRoutes(house: House): Handlers<typeof push> {
  return {
    key: () => keyFor(house),
    devices: (_, call) => listDevices(house, call),
    add: (input, call) => addDevice(house, input, call),
    remove: (input, call) => removeDevice(house, input, call),
    try: (input, call) => tryDevice(house, input, call),
  }
}
