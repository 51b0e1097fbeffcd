// Original artwork: the word on a grid of 64 x 28, the mark on 40 x 28. The ball is a circle of its own.
export const word =
  'M3.5 8.5v8.5M9 4v20.5M16.6 4 13.8 10.2M15.6 7h11M20.2 10.6l2.4 2.1' +
  'M14.2 16.2h12.2v8H14.2zM20.3 16.2v8M37.8 13.2V24.5M45 6.2h9.5a4 4 0 0 1 4 4V21.3c0 2-1.3 3.2-3.2 3.2H53.5'

export const net = 'M17 9.5v13M22.5 9.5v13M28 9.5v13M11 14h20M11 19h20'
export const frame = 'M6.4 14.2V24.5M14.2 6.2h16.6a4 4 0 0 1 4 4v14.3'
