export { processorNames, processorOf } from './service/processors.ts'
export {
  ProcessorSilentError,
  type Channel,
  type CoinQuote,
  type CoinSeen,
  type News,
  type Opened,
  type OrderAccount,
  type OrderStatus,
  type Processor,
} from './service/processor.ts'
export { keysOfOutside } from './service/keys.ts'
export { requestBytes, signMessage } from './service/signing.ts'
export { pageOf, windowOf, type Window } from './service/pages.ts'
