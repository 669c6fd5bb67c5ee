import { encode } from 'uqr'

/** Pixels per module: bank apps recognise a code in a picture of 400 pixels and more. */
const MODULE_PX = 12
/** Quiet zone around the code, required by the standard. */
const QUIET = 4

/** A QR code as a picture: a phone cannot scan its own screen, but its bank's app can read a saved picture. */
export async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * MODULE_PX
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
    }),
  )
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
