import { Table, type Column, type TableProps } from './table.tsx'

/** A table whose rows are lists of names and values on a phone: for reports with several figures a row. */
export function FactsTable<Row>(props: Omit<TableProps<Row>, 'phone' | 'phoneTotal'>) {
  const { columns } = props
  const name = columns[0]?.total
  const totals = columns.slice(1).filter(({ total }) => total !== undefined)
  return (
    <Table
      {...props}
      phone={(row) => <PhoneFacts row={row} columns={columns} />}
      {...(totals.length > 0 && {
        phoneTotal: (
          <span className="grid gap-0.5 font-semibold">
            {totals.map(({ key, head, total }) => (
              <span key={key} className="flex justify-between gap-3">
                <span>{name ?? head}</span>
                <span className="num">{total}</span>
              </span>
            ))}
          </span>
        ),
      })}
    />
  )
}

type PhoneFactsProps<Row> = { readonly row: Row; readonly columns: readonly Column<Row>[] }

/** The first column names the row, with its head where it is a number; each other one has a line with its head. */
function PhoneFacts<Row>({ row, columns: [first, ...others] }: PhoneFactsProps<Row>) {
  return (
    <span className="grid gap-0.5">
      <b className="font-medium">
        {first?.figures && <>{first.head} </>}
        {first?.cell(row)}
      </b>
      {others.map(({ key, head, cell }) => (
        <span key={key} className="flex justify-between gap-3 text-13">
          <span className="text-muted">{head}</span>
          <span className="num text-right">{cell(row)}</span>
        </span>
      ))}
    </span>
  )
}
