/** Draws one moment of the sample film on a canvas. */
function drawBoard(context, { width, height }, second, parts) {
  const part = parts.findLast(({ at }) => at <= second)
  const board = {
    context,
    width,
    height,
    x: (share) => share * width,
    y: (share) => share * height,
  }
  drawPitch(board)
  if (part.zone) drawZone(board, part.zone, second)
  part.moves.forEach((move, order) => drawMove(board, move, order, second - part.at))
  part.players.forEach((player, at) => drawPlayer(board, player, second * 0.9 + at))
  drawCaption(board, part.title)
}

function drawPitch({ context, height, x, y }) {
  for (let stripe = 0; stripe < 10; stripe += 1) {
    context.fillStyle = stripe % 2 ? '#0d352b' : '#0a2a23'
    context.fillRect(x(stripe / 10), 0, x(0.1) + 1, height)
  }
  context.strokeStyle = 'rgba(255,255,255,0.28)'
  context.lineWidth = 2
  context.strokeRect(x(0.03), y(0.05), x(0.94), y(0.9))
  context.strokeRect(x(0.82), y(0.25), x(0.15), y(0.5))
  context.strokeRect(x(0.03), y(0.25), x(0.15), y(0.5))
  context.beginPath()
  context.moveTo(x(0.5), y(0.05))
  context.lineTo(x(0.5), y(0.95))
  context.stroke()
  context.beginPath()
  context.arc(x(0.5), y(0.5), y(0.14), 0, Math.PI * 2)
  context.stroke()
}

function drawZone({ context, x, y }, [left, top], second) {
  context.fillStyle = `rgba(204,248,58,${0.12 + 0.06 * Math.sin(second * 2)})`
  context.beginPath()
  context.ellipse(x(left), y(top), x(0.14), y(0.16), 0, 0, Math.PI * 2)
  context.fill()
}

function drawMove({ context, x, y }, [from, to], order, inPart) {
  const done = Math.max(0, Math.min(1, (inPart - 1 - order * 1.5) / 2))
  if (done === 0) return
  const bend = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 0.08]
  const along = (t, axis) =>
    (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * bend[axis] + t * t * to[axis]
  context.strokeStyle = order === 0 ? '#ccf83a' : '#f2f7f3'
  context.lineWidth = 3
  context.setLineDash(order === 0 ? [9, 7] : [])
  context.beginPath()
  for (let t = 0; t <= done; t += 0.05) context.lineTo(x(along(t, 0)), y(along(t, 1)))
  context.stroke()
  context.setLineDash([])
  context.fillStyle = '#fff'
  context.beginPath()
  context.arc(x(along(done, 0)), y(along(done, 1)), 5, 0, Math.PI * 2)
  context.fill()
}

function drawPlayer({ context, x, y }, [number, side, left, top], phase) {
  const drift = 0.008 * Math.sin(phase)
  context.fillStyle = side === 'home' ? '#2152dc' : '#df700a'
  context.strokeStyle = '#061a15'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x(left + drift), y(top + drift / 2), 13, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = '#fff'
  context.font = '600 13px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(number), x(left + drift), y(top + drift / 2) + 1)
}

function drawCaption({ context, x, y }, title) {
  context.fillStyle = 'rgba(5,16,12,0.72)'
  context.fillRect(x(0.03), y(0.84), x(0.6), y(0.11))
  context.fillStyle = '#f2f7f3'
  context.font = '600 17px "Noto Sans CJK SC", sans-serif'
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.fillText(title, x(0.055), y(0.897))
  context.font = '11px "Noto Sans CJK SC", sans-serif'
  context.fillStyle = '#93a9a0'
  context.textAlign = 'right'
  context.fillText('演示数据', x(0.955), y(0.1))
}

/** The same as a script for a page, which knows nothing of modules. */
export const boardScript = [
  drawBoard,
  drawPitch,
  drawZone,
  drawMove,
  drawPlayer,
  drawCaption,
  'window.drawBoard = drawBoard',
].join('\n')
