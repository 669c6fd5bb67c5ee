import { openLayer } from '../state/shell-store.ts'

/** Customer service, from wherever one is: how the brand is reached. */
export function openService(): void {
  openLayer('service')
}
