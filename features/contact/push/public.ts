export { openPush } from './service/send.ts'
export { devicesOfAll } from './store.ts'
