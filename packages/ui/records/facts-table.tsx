import { Table, type Column, type TableProps } from './table.tsx'

/** A table whose rows are lists of names and values on a phone: for reports with several figures a row. */
export function FactsTable<Row>(props: Omit<TableProps<Row>, 'phone' | 'phoneTotal'>) {
  const { columns } = props
  const totals = columns.filter(({ total }) => total !== undefined)
  return (
    <Table
      {...props}
      phone={(row) => <PhoneFacts row={row} columns={columns} />}
      {...(totals.length > 0 && {
        phoneTotal: (
          <span className="flex justify-between gap-3 font-semibold">
            {totals.map(({ key, total }) => (
              <span key={key} className="num">
                {total}
              </span>
            ))}
          </span>
        ),
      })}
    />
  )
}

type PhoneFactsProps<Row> = { readonly row: Row; readonly columns: readonly Column<Row>[] }

/** The first column names the row; each other one has a line with its head. */
function PhoneFacts<Row>({ row, columns: [first, ...others] }: PhoneFactsProps<Row>) {
  return (
    <span className="grid gap-0.5">
      <b className="font-medium">{first?.cell(row)}</b>
      {others.map(({ key, head, cell }) => (
        <span key={key} className="flex justify-between gap-3 text-13">
          <span className="text-muted">{head}</span>
          <span className="num text-right">{cell(row)}</span>
        </span>
      ))}
    </span>
  )
}
