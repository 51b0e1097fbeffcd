import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { draftFields } from '#interpretation/interpretation.schemas.ts'
import {
  beginFilmRefusals,
  filmPieceRefusals,
  filmUnknown,
  finishFilmRefusals,
  publishFilmRefusals,
} from './film-upload.refusals.ts'

/** A film on its way to the server: begun, sent in pieces, asked about after a lost line, finished. */
export const filmUploadEndpoints = {
  begin: endpoint({
    call: 'own.film.begin',
    method: 'POST',
    path: '/api/own/film/begin',
    effect: 'write',
    access: 'expert',
    touches: [],
    input: shape({ bytes: int({ min: 1 }), type: named('mimeType', text({ max: 100 })) }),
    output: shape({ id: named('uploadId', id), pieceBytes: named('pieceSize', int({ min: 1 })) }),
    refusals: beginFilmRefusals,
  }),
  piece: endpoint({
    call: 'own.film.piece',
    method: 'POST',
    path: '/api/own/film/piece',
    effect: 'write',
    access: 'expert',
    touches: [],
    multipart: true,
    input: shape({
      id: named('uploadId', id),
      offset: int(),
      piece: optional(text({ max: 200 })),
    }),
    output: shape({ received: int() }),
    refusals: filmPieceRefusals,
  }),
  /** How much of a film is there; whoever lost the line goes on from here. */
  standing: endpoint({
    call: 'own.film.standing',
    method: 'GET',
    path: '/api/own/film/standing',
    effect: 'read',
    access: 'expert',
    about: [],
    freshMs: 0,
    input: shape({ id: named('uploadId', id) }),
    output: shape({
      received: int(),
      bytes: int(),
      state: named('status', words({ open: 0, whole: 1, used: 2 })),
    }),
    refusals: filmUnknown,
  }),
  finish: endpoint({
    call: 'own.film.finish',
    method: 'POST',
    path: '/api/own/film/finish',
    effect: 'write',
    access: 'expert',
    touches: [],
    input: shape({ id: named('uploadId', id) }),
    output: shape({
      seconds: int({ min: 1 }),
      freeSeconds: int(),
      /** False: it is played as it came. */
      remade: named('isRemade', flag),
    }),
    refusals: finishFilmRefusals,
  }),
  /** A film that is whole, with what an interpretation says in writing; published for good like one. */
  publishFilm: endpoint({
    call: 'own.film.publish',
    method: 'POST',
    path: '/api/own/film/publish',
    effect: 'write',
    access: 'expert',
    touches: ['interpretations', 'videos'],
    input: shape({
      ...draftFields,
      uploadId: id,
      poster: named('coverPath', text({ max: 500 })),
    }),
    output: shape({ id: named('interId', id) }),
    refusals: publishFilmRefusals,
  }),
}
