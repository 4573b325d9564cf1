/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-argument -- a message read by a schema has no types */
/**
 * An ONNX model for square pictures of one size made for those of any: a network of convolutions sees a picture of any size, but its file
 * names one. Its weights are taken out, to lie beside it in half precision as they are published. The model expects them in single
 * precision, in which the processor computes anyway (`net.ts` converts them), and outputs that nobody asks for are left out.
 */
import protobuf from "protobufjs";

/** The parts of ONNX (proto2, opset 15) that the model uses. */
const schema = `
syntax = "proto2";
message Model { optional int64 ir_version = 1; optional string producer_name = 2; optional string producer_version = 3; optional Graph graph = 7; repeated OperatorSet opset_import = 8; }
message OperatorSet { optional string domain = 1; optional int64 version = 2; }
message Graph { repeated Node node = 1; optional string name = 2; repeated Tensor initializer = 5; repeated Value input = 11; repeated Value output = 12; }
message Node { repeated string input = 1; repeated string output = 2; optional string name = 3; optional string op_type = 4; repeated Attribute attribute = 5; }
message Attribute { optional string name = 1; optional float f = 2; optional int64 i = 3; optional bytes s = 4; optional Tensor t = 5; repeated float floats = 7; repeated int64 ints = 8; optional int32 type = 20; }
message Tensor { repeated int64 dims = 1; optional int32 data_type = 2; optional string name = 8; optional bytes raw_data = 9; repeated Entry external_data = 13; optional int32 data_location = 14; }
message Entry { optional string key = 1; optional string value = 2; }
message Value { optional string name = 1; optional Type type = 2; }
message Type { optional TensorType tensor_type = 1; }
message TensorType { optional int32 elem_type = 1; optional Shape shape = 2; }
message Shape { repeated Dimension dim = 1; }
message Dimension { optional int64 dim_value = 1; }
`;

/** Kinds of numbers in a tensor, as ONNX counts them. */
const kinds = { single: 1, integer: 7, half: 10 };

/** Where a tensor's numbers are, as ONNX counts places. */
const besideTheModel = 1;

/** The kind of an attribute that is a tensor, as ONNX counts them. */
const attributeOfTensor = 4;

/** @param {string} name @param {number[]} values whole numbers */
function constant(name, values) {
  const raw_data = new Uint8Array(new BigInt64Array(values.map(BigInt)).buffer);
  const t = { dims: [values.length], data_type: kinds.integer, raw_data };
  return { op_type: "Constant", input: [], output: [name], attribute: [{ name: "value", type: attributeOfTensor, t }] };
}

/**
 * A map is enlarged to sides that stand in the file; they become shares of the picture's own.
 * @param {any} graph @param {number} fromSide the side that stands in it for the picture's
 */
function takeSidesFromPicture(graph, fromSide) {
  for (const { type } of [...graph.input, ...graph.output])
    for (const dimension of type.tensor_type.shape.dim.slice(2)) delete dimension.dim_value;
  const [sides, first, end] = ["picture_sides", "picture_sides_first", "picture_sides_end"];
  /** @type {any[]} */
  const nodes = [
    { op_type: "Shape", input: [graph.input[0].name], output: ["picture_shape"] },
    constant(first, [2]),
    constant(end, [4]),
    { op_type: "Slice", input: ["picture_shape", first, end], output: [sides] },
  ];
  for (const node of graph.node) {
    const tensor = node.op_type === "Constant" ? node.attribute[0]?.t : undefined;
    // The only pairs of whole numbers are the sides to which a map is enlarged.
    if (tensor?.data_type === kinds.integer && Number(tensor.dims[0]) === 2) {
      const share = fromSide / Number(Buffer.from(tensor.raw_data).readBigInt64LE());
      const divisor = `${node.output[0]}_share`;
      nodes.push(constant(divisor, [share, share]), { op_type: "Div", input: [sides, divisor], output: node.output });
    } else nodes.push(node);
  }
  graph.node = nodes;
}

/**
 * @param {Uint8Array} bytes the model
 * @param {{ fromSide: number, output: string, weightsName: string }} wanted the side of its pictures in pixels, the only output that is
 *   kept, and the name by which the model asks for its weights in single precision
 * @returns {{ model: Uint8Array, halves: Uint8Array }} `halves` are the weights in half precision, one after the other
 */
export function anySizeModel(bytes, { fromSide, output, weightsName }) {
  const Model = protobuf.parse(schema, { keepCase: true }).root.lookupType("Model");
  /** @type {any} */
  const model = Model.decode(bytes);
  const { graph } = model;

  graph.output = graph.output.filter((/** @type {any} */ { name }) => name === output);
  takeSidesFromPicture(graph, fromSide);

  /** @type {Uint8Array[]} */
  const halves = [];
  let offset = 0;
  for (const weights of graph.initializer) {
    if (weights.data_type !== kinds.half) continue;
    const length = weights.raw_data.length * 2;
    halves.push(weights.raw_data);
    weights.data_type = kinds.single;
    weights.data_location = besideTheModel;
    weights.external_data = Object.entries({ location: weightsName, offset: `${offset}`, length: `${length}` }).map(
      ([key, value]) => ({ key, value }),
    );
    delete weights.raw_data;
    offset += length;
  }
  // With single weights nothing is left to be cast: what a cast gave is what it was given.
  const sources = new Map();
  graph.node = graph.node.filter((/** @type {any} */ node) => {
    if (node.op_type !== "Cast") return true;
    sources.set(node.output[0], node.input[0]);
    return false;
  });
  const sourceOf = (/** @type {string} */ name) => {
    let source = name;
    while (sources.has(source)) source = sources.get(source);
    return source;
  };
  const given = sourceOf(output);
  const renamed = (/** @type {string} */ name) => (sourceOf(name) === given ? output : sourceOf(name));
  for (const node of graph.node) {
    node.input = node.input.map(renamed);
    node.output = node.output.map(renamed);
  }
  return { model: Model.encode(model).finish(), halves: Buffer.concat(halves) };
}
