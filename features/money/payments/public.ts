export { payingProcessors, processorNames, processorOf } from './service/processors.ts'
export {
  ProcessorRefusedError,
  ProcessorSilentError,
  type CoinQuote,
  type News,
} from './service/processor.ts'
export { keysOfOutside } from './service/keys.ts'
export { requestBytes, signMessage } from './service/signing.ts'
export { processorsSetUp, type ProcessorSetup } from './service/ready.ts'
export { receiptFile } from './service/receipt/file.ts'
