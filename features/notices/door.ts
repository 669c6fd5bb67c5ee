export { cleanHtml, plainText } from './service/clean.ts'
export { noticesFor } from './service/read.ts'
