import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Numbers are right-aligned. */
  readonly figures?: boolean
  /** The column's cell in the totals row. */
  readonly total?: ReactNode
  /** Takes the remaining width and truncates long text. */
  readonly wide?: boolean
  /** Hidden where the table has little room, beside a selected row for example: the row's details show it. */
  readonly minor?: boolean
}

export type TableProps<Row> = {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly onRow?: (row: Row) => void
  /** False for a row that onRow does not open. */
  readonly opens?: (row: Row) => boolean
  readonly selectedKey?: string | null
  /** 32-pixel rows with stripes, for the back office. */
  readonly dense?: boolean
  /** The columns fit any desktop width, so the header and totals stick while the page scrolls. */
  readonly stays?: boolean
  /** One row as a list item, shown instead of the table on a phone. */
  readonly phone?: (row: Row) => ReactNode
  /** The checkboxes of a bulk action on a phone: of all rows, above the list, and of one, beside it. */
  readonly phoneMarks?: { readonly all: ReactNode; readonly of: (row: Row) => ReactNode } | undefined
  /** Totals on a phone. */
  readonly phoneTotal?: ReactNode
  readonly className?: string | undefined
}

const everyRow = () => true

/** Less than a list of the back office has beside its details at 1366 pixels. */
const MINOR = '@max-[52rem]:hidden'

/** A table of records: sticky head and totals, aligned numbers, a press opens a row. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    onRow,
    opens = everyRow,
    selectedKey,
    dense = false,
    stays = false,
    phone,
    phoneTotal,
    className,
  } = props
  const hasTotals = columns.some((column) => column.total !== undefined)
  return (
    <div className={className}>
      {phone && <PhoneList {...props} />}
      {phone && phoneTotal && (
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-raised px-4 py-3 md:hidden">
          {phoneTotal}
        </div>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        role="region"
        aria-label={caption}
        className={clsx(
          'overflow-auto rounded-card border border-hair bg-surface',
          columns.some(({ minor }) => minor) && '@container',
          phone && 'max-md:hidden',
          dense && 'rounded-none border-x-0',
          // the element that scrolls is the one a sticky head needs
          stays && 'lg:overflow-visible',
        )}
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={clsx(
                    'sticky top-0 z-1 border-b border-hair bg-surface px-3 text-left text-12 font-medium whitespace-nowrap text-faint first:pl-4 last:pr-4',
                    dense ? 'h-8' : 'h-10',
                    column.figures && 'text-right',
                    column.minor && MINOR,
                    stays && 'first:rounded-tl-card last:rounded-tr-card',
                  )}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BodyRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                dense={dense}
                selected={selectedKey === rowKey(row)}
                {...(onRow && opens(row) ? { onRow } : {})}
              />
            ))}
          </tbody>
          {hasTotals && (
            <tfoot>
              <tr>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={clsx(
                      'sticky bottom-0 border-t border-line bg-raised px-3 font-semibold whitespace-nowrap first:pl-4 last:pr-4',
                      dense ? 'h-9' : 'h-12',
                      column.figures && 'num text-right',
                      column.minor && MINOR,
                      stays && 'first:rounded-bl-card last:rounded-br-card',
                    )}
                  >
                    {column.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

type BodyRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly dense: boolean
  readonly selected: boolean
  readonly onRow?: (row: Row) => void
}

function BodyRow<Row>({ row, columns, dense, selected, onRow }: BodyRowProps<Row>) {
  const open = onRow && (() => onRow(row))
  return (
    <tr
      onClick={open}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && open?.()}
      tabIndex={open ? 0 : undefined}
      aria-selected={open ? selected : undefined}
      className={clsx(
        'group outline-offset-[-2px]',
        open && 'cursor-pointer',
        dense && 'even:bg-raised/40',
        selected && 'bg-action-soft',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          className={clsx(
            'border-b border-hair px-3 whitespace-nowrap [:last-child>&]:border-b-0 group-hover:bg-raised/60 first:pl-4 last:pr-4',
            dense ? 'h-8 text-13' : 'h-13',
            column.figures && 'num text-right',
            column.wide && 'w-full max-w-0 truncate',
            column.minor && MINOR,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function PhoneList<Row>({
  caption,
  rows,
  rowKey,
  onRow,
  opens = everyRow,
  phone,
  phoneMarks,
}: TableProps<Row>) {
  return (
    <>
      {phoneMarks && <div className="border-b border-hair md:hidden">{phoneMarks.all}</div>}
      <ul aria-label={caption} className="md:hidden">
        {rows.map((row) => (
          <li key={rowKey(row)} className="flex border-b border-hair last:border-b-0">
            {phoneMarks?.of(row)}
            {onRow && opens(row) ? (
              <button
                type="button"
                onClick={() => onRow(row)}
                className="block min-w-0 flex-1 py-3 text-left"
              >
                {phone?.(row)}
              </button>
            ) : (
              <div className="min-w-0 flex-1 py-3">{phone?.(row)}</div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
