/** Whether accounts belong to one person or household; other features that pay for new players ask the same question. */
export { sharedAmong } from './store/signals.ts'
