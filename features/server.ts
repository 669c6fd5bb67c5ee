import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import type { Mountable } from '#server/mount.ts'
import type { Feature } from '#server/extension/feature.ts'
import type { Filling } from '#server/extension/point.ts'
import { all } from './all.ts'

const features: readonly Feature[] = all

/** All routes that the server mounts. */
export function routesOf(app: App): readonly Mountable[] {
  return [...features.flatMap(({ routes }) => routes?.(app) ?? []), ...officeRoutes(app)]
}

/** The routes of the back office. */
export function officeRoutes(app: App): readonly Mountable[] {
  return features.flatMap(({ officeRoutes: own }) => own?.(app) ?? [])
}

/** All jobs that the worker runs. */
export const jobs: readonly Job[] = features.flatMap(({ jobs: own }) => own ?? [])

/** Implementations of extension points that lower features declare (packages/server/extension/point.ts). */
export const fillings: readonly Filling[] = features.flatMap(({ fills }) => fills ?? [])
