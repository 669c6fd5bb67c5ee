export { queueMessage, sealSecrets, type Message } from './service/queue.ts'
export { trouble } from './service/health.ts'
export type { LetterName } from './letters/render.ts'
