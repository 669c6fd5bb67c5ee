import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { push } from './contract.ts'
import { addDevice, keyFor, listDevices, removeDevice, tryDevice } from './service/devices.ts'

export function pushRoutes(app: App): Handlers<typeof push> {
  return {
    key: () => keyFor(app),
    devices: (_, call) => listDevices(app, call),
    add: (input, call) => addDevice(app, input, call),
    remove: (input, call) => removeDevice(app, input, call),
    try: (input, call) => tryDevice(app, input, call),
  }
}
