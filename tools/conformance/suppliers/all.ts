import { canonicalSupplier } from './canonical.ts'
import { hub88Supplier } from './hub88.ts'
import { pragmaticSupplier } from './pragmatic.ts'
import { softswissSupplier } from './softswiss.ts'
import type { Supplier, SupplierOptions } from './supplier.ts'

export const suppliers: Readonly<Record<string, (options: SupplierOptions) => Supplier>> = {
  canonical: canonicalSupplier,
  hub88: hub88Supplier,
  softswiss: softswissSupplier,
  pragmatic: pragmaticSupplier,
}
