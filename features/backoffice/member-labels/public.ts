export { labelsOn } from './store/labels.ts'
