import { extensionList } from '../extension/point.ts'
import type { App } from '../app.ts'
import type { Meters } from './meters.ts'

/** Declares gauges that a feature reads from its own tables; a worker reads them at each scrape. */
export type FeatureGauges = (app: App, meters: Meters) => void

export const featureGauges = extensionList<FeatureGauges>('metrics.gauges')
