import type { AnyCodec, JsonSchema } from '#kit/codec.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import type { GatewayMethod } from '#kit/gateway.ts'
import { commonRefusals } from '#kit/refusal.ts'
import { appVersion, gatewayPath } from '#kit/transport.ts'
import { allEndpoints, allGateway } from '#tables.ts'

type Part = Readonly<Record<string, unknown>>

/** The whole contract as OpenAPI 3.1: every call at its path, and every method of the gateway behind its one address. */
export function openApi(): Part {
  const paths: Record<string, Record<string, Part>> = {}
  for (const [area, rows] of Object.entries<Record<string, Endpoint>>(allEndpoints))
    for (const [name, row] of Object.entries(rows))
      (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(area, name, row)
  paths[gatewayPath] = { post: gateway() }
  return {
    openapi: '3.1.0',
    info: { title: '临门', version: appVersion },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'linmen_session' },
        token: { type: 'apiKey', in: 'header', name: 'jcobToken' },
      },
      schemas: { Refusal: refusalSchema },
    },
  }
}

const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    isSuccess: { const: false },
    errorCode: { type: 'string' },
    errorMsg: { type: 'string' },
  },
  required: ['isSuccess', 'errorCode'],
}

function operation(area: string, name: string, row: Endpoint): Part {
  const inPath = new Set([...row.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!))
  const fields = Object.entries<AnyCodec>(row.input.fields).map(([house, codec]) => ({
    codec,
    wire: codec.wireName ?? house,
  }))
  const rest = fields.filter(({ wire }) => !inPath.has(wire))
  const inQuery = row.method === 'GET'
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: row.call,
    ...(row.access !== 'anyone' && { security: [{ session: [] }, { token: [] }] }),
    'x-access': row.access,
    ...(row.permission !== undefined && { 'x-permission': row.permission }),
    'x-effect': row.effect,
    ...(row.planned && { deprecated: true, 'x-planned': true }),
    parameters: [
      ...fields.filter(({ wire }) => inPath.has(wire)).map((each) => parameter(each, 'path')),
      ...(inQuery ? rest.map((each) => parameter(each, 'query')) : []),
    ],
    ...(!inQuery && {
      requestBody: {
        content: {
          [row.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: objectOf(rest),
          },
        },
      },
    }),
    responses: answers(row.output.schema, Object.keys(row.refusals)),
  }
}

interface Field {
  readonly codec: AnyCodec
  readonly wire: string
}

const isRequired = ({ codec }: Field) =>
  codec.presence === 'required' && !('default' in codec.schema)

const parameter = (field: Field, place: 'path' | 'query') => ({
  name: field.wire,
  in: place,
  required: place === 'path' || isRequired(field),
  schema: field.codec.schema,
})

const objectOf = (fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ wire, codec }) => [wire, codec.schema])),
  required: fields.filter(isRequired).map(({ wire }) => wire),
})

const answers = (schema: JsonSchema, codes: readonly string[]): Part => ({
  '200': {
    description: '成功，或约定的拒绝',
    content: {
      'application/json': {
        schema: { anyOf: [schema, { $ref: '#/components/schemas/Refusal' }] },
      },
    },
    'x-refusals': [...codes, ...Object.keys(commonRefusals)],
  },
})

function gateway(): Part {
  const methods = Object.values<Record<string, GatewayMethod>>(allGateway).flatMap(Object.entries)
  return {
    operationId: 'gateway',
    tags: ['gateway'],
    summary: '体育数据',
    'x-access': 'anyone',
    'x-effect': 'read',
    requestBody: {
      content: {
        'application/json': {
          schema: {
            oneOf: methods.map(([apiName, { input }]: [string, GatewayMethod]) => ({
              title: apiName,
              allOf: [
                {
                  type: 'object',
                  properties: { apiName: { const: apiName } },
                  required: ['apiName'],
                },
                input.schema,
              ],
            })),
          },
        },
      },
    },
    responses: {
      '200': {
        description: '按 apiName 而定',
        content: {
          'application/json': {
            schema: {
              anyOf: methods.map(([apiName, { output }]: [string, GatewayMethod]) => ({
                title: apiName,
                ...output.schema,
              })),
            },
          },
        },
      },
    },
  }
}
