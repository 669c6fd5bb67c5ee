/** The provinces of the Central and Southern lotteries with the days of their draws, 0 for Sunday. */
export interface Province {
  readonly code: string
  readonly name: string
  readonly region: 'central' | 'south'
  readonly days: readonly number[]
}

const of =
  (region: Province['region']) =>
  (code: string, name: string, ...days: readonly number[]): Province => ({ code, name, region, days })

const south = of('south')
const central = of('central')

/** The schedule in force since the state lotteries published it; two provinces draw twice a week. */
export const provinces: readonly Province[] = [
  south('XSHCM', 'TP. Hồ Chí Minh', 1, 6),
  south('XSDT', 'Đồng Tháp', 1),
  south('XSCM', 'Cà Mau', 1),
  south('XSBTR', 'Bến Tre', 2),
  south('XSVT', 'Vũng Tàu', 2),
  south('XSBL', 'Bạc Liêu', 2),
  south('XSDN', 'Đồng Nai', 3),
  south('XSCT', 'Cần Thơ', 3),
  south('XSST', 'Sóc Trăng', 3),
  south('XSTN', 'Tây Ninh', 4),
  south('XSAG', 'An Giang', 4),
  south('XSBTH', 'Bình Thuận', 4),
  south('XSVL', 'Vĩnh Long', 5),
  south('XSBD', 'Bình Dương', 5),
  south('XSTV', 'Trà Vinh', 5),
  south('XSLA', 'Long An', 6),
  south('XSBP', 'Bình Phước', 6),
  south('XSHG', 'Hậu Giang', 6),
  south('XSTG', 'Tiền Giang', 0),
  south('XSKG', 'Kiên Giang', 0),
  south('XSDL', 'Đà Lạt', 0),
  central('XSTTH', 'Thừa Thiên Huế', 0, 1),
  central('XSPY', 'Phú Yên', 1),
  central('XSDLK', 'Đắk Lắk', 2),
  central('XSQNA', 'Quảng Nam', 2),
  central('XSDNG', 'Đà Nẵng', 3, 6),
  central('XSKH', 'Khánh Hoà', 0, 3),
  central('XSBDI', 'Bình Định', 4),
  central('XSQT', 'Quảng Trị', 4),
  central('XSQB', 'Quảng Bình', 4),
  central('XSGL', 'Gia Lai', 5),
  central('XSNT', 'Ninh Thuận', 5),
  central('XSQNG', 'Quảng Ngãi', 6),
  central('XSDNO', 'Đắk Nông', 6),
  central('XSKT', 'Kon Tum', 0),
]
