export { openPush } from './service/send.ts'
export { devicesOfAll, dropDevices } from './store.ts'
