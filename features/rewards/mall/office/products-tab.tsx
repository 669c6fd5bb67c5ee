import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useChoosePicture } from '#ui/action/choose-picture.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { mallOffice } from '../contract/office.ts'
import { ProductDialog } from './product-dialog.tsx'

export type OfficeProduct = Reply<(typeof mallOffice)['products']>['list'][number]

type TabProps = { readonly merchant: string; readonly mayChange: boolean }

/** A brand's products, hidden ones too, with their pictures. */
export function ProductsTab({ merchant, mayChange }: TabProps) {
  const { t } = useTexts()
  const [edited, setEdited] = useState<OfficeProduct | 'new' | null>(null)
  const asked = useApiQuery(useApi(mallOffice).products, { query: { merchant } })
  return (
    <section className="grid gap-3" aria-label={t('mallOffice.products')}>
      {mayChange && (
        <Button look="primary" icon={Plus} className="justify-self-start" onClick={() => setEdited('new')}>
          {t('mallOffice.newProduct')}
        </Button>
      )}
      <QueryState
        of={asked}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={Package} title={t('mallOffice.noProducts')} />}
      >
        {({ list }) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {list.map((product) => (
              <Row
                key={product.id}
                product={product}
                mayChange={mayChange}
                onEdit={() => setEdited(product)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {edited && (
        <ProductDialog
          merchant={merchant}
          product={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

type RowProps = {
  readonly product: OfficeProduct
  readonly mayChange: boolean
  readonly onEdit: () => void
}

function Row({ product, mayChange, onEdit }: RowProps) {
  const { t, lang, number, money } = useTexts()
  const api = useApi(mallOffice)
  const hide = useApiMutation(api.hide, { invalidates: [api.products] })
  const { id, merchant, kind, points, amount, currency, stock, redeemed, isVisible, sort } = product
  const value = amount === null ? t('mallOffice.type.goods') : money(amount, currency, { symbol: true })
  return (
    <li className="panel grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="num text-12 text-faint">{number(sort)}</span>
        <h3 className="min-w-0 flex-1 font-semibold">{lang === 'vi' ? product.titleVi : product.titleEn}</h3>
        <Status tone={isVisible ? 'good' : 'plain'}>
          {t(isVisible ? 'mallOffice.visible' : 'mallOffice.hidden')}
        </Status>
      </div>
      <p className="num text-13 text-muted">
        {t(`mallOffice.type.${kind}`)} · {value} · {t('mall.each', { points })} ·{' '}
        {stock === null ? t('mallOffice.unlimited') : t('mall.left', { count: number(stock) })} ·{' '}
        {t('mallOffice.redeemed')} {number(redeemed)}
      </p>
      <Pictures product={product} mayChange={mayChange} />
      {hide.error && <Failure error={hide.error} />}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onEdit}>
            {t('mallOffice.editProduct')}
          </Button>
          {isVisible && (
            <Button
              size="sm"
              look="quiet"
              busy={hide.isPending}
              onClick={() => hide.mutate({ params: { id }, body: { merchant } })}
            >
              {t('mallOffice.hide')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Pictures({ product, mayChange }: Pick<RowProps, 'product' | 'mayChange'>) {
  const { t, lang } = useTexts()
  const api = useApi(mallOffice)
  const tells = { invalidates: [api.products] }
  const add = useApiMutation(api.addPicture, tells)
  const remove = useApiMutation(api.removePicture, tells)
  const query = { merchant: product.merchant }
  const { open, input } = useChoosePicture((file) =>
    add.mutate({ params: { id: product.id }, query, files: [file] }),
  )
  const error = add.error ?? remove.error
  const name = lang === 'vi' ? product.titleVi : product.titleEn
  return (
    <div className="flex flex-wrap items-end gap-2">
      {product.pictures.map((file, index) => (
        <span key={file} className="grid gap-1">
          <img
            src={`/api/mall/pictures/${file}`}
            alt={t('mallOffice.pictureAlt', { number: index + 1, product: name })}
            className="size-16 rounded-control border border-hair object-cover"
          />
          {mayChange && (
            <Button
              size="xs"
              look="ghost"
              aria-label={t('mallOffice.removePicture', { number: index + 1 })}
              onClick={() => remove.mutate({ params: { file }, query })}
            >
              ×
            </Button>
          )}
        </span>
      ))}
      {mayChange && (
        <Button size="xs" look="outline" busy={add.isPending} onClick={open}>
          {t('mallOffice.addPicture')}
        </Button>
      )}
      {input}
      {error && <Failure error={error} />}
    </div>
  )
}
