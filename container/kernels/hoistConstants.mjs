/**
 * A step of the kernels' build (`asc --transform`). V8 makes a vector constant anew wherever it stands, by three
 * instructions that go through the same busy port, and moves none out of a loop: a kernel's inner loop spends a sixth of its time on
 * that. Here each constant that stands in a loop is made once, at the function's start. The optimiser would put it back, so it is
 * made with a number that is always 0 but might be written from outside.
 */

/** Kinds of expressions with the parts that they are made of, as Binaryen's C interface calls them. */
const PARTS = {
  If: ["Condition", "IfTrue", "IfFalse"],
  Loop: ["Body"],
  Break: ["Condition", "Value"],
  Switch: ["Condition", "Value"],
  LocalSet: ["Value"],
  GlobalSet: ["Value"],
  Load: ["Ptr"],
  Store: ["Ptr", "Value"],
  Unary: ["Value"],
  Binary: ["Left", "Right"],
  Select: ["IfTrue", "IfFalse", "Condition"],
  Drop: ["Value"],
  Return: ["Value"],
  MemoryGrow: ["Delta"],
  MemoryCopy: ["Dest", "Source", "Size"],
  MemoryFill: ["Dest", "Value", "Size"],
  SIMDExtract: ["Vec"],
  SIMDReplace: ["Vec", "Value"],
  SIMDShuffle: ["Left", "Right"],
  SIMDTernary: ["A", "B", "C"],
  SIMDShift: ["Vec", "Shift"],
  SIMDLoad: ["Ptr"],
  SIMDLoadStoreLane: ["Ptr", "Vec"],
};
/** Those with a list of parts instead. */
const LISTS = { Block: ["NumChildren", "ChildAt"], Call: ["NumOperands", "OperandAt"] };

const ZERO = "alwaysZero";

export default class HoistConstants {
  /** @param {import("binaryen").Module} module */
  afterCompile(module) {
    /** @type {any} `this` is given the compiler's own Binaryen. */
    const { binaryen } = this;
    binaryen.setOptimizeLevel(3);
    binaryen.setShrinkLevel(0);
    module.optimize();
    module.addGlobal(ZERO, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(ZERO, ZERO);
    const kinds = new Map([...Object.keys(PARTS), ...Object.keys(LISTS)].map((kind) => [binaryen[`${kind}Id`], kind]));
    const ids = { loop: binaryen.LoopId, constant: binaryen.ConstId };
    for (let n = 0; n < module.getNumFunctions(); n++)
      hoist(binaryen, module, module.getFunctionByIndex(n), kinds, ids);
  }
}

function hoist(binaryen, module, func, kinds, ids) {
  const body = binaryen.Function.getBody(func);
  // Functions that are imported have none.
  if (body === 0) return;
  /** The local that holds each constant. */
  const locals = new Map();
  const localOf = (bytes) => {
    const key = bytes.join();
    const known = locals.get(key);
    if (known !== undefined) return known.local;
    const local = binaryen._BinaryenFunctionAddVar(func, binaryen.v128);
    locals.set(key, { local, bytes });
    return local;
  };
  /** What stands for a part from now on. */
  const replaced = (part, inLoop) => {
    if (part === 0) return 0;
    const id = binaryen.getExpressionId(part);
    if (id === ids.constant) {
      if (!inLoop || binaryen.getExpressionType(part) !== binaryen.v128) return part;
      const bytes = [...binaryen.getExpressionInfo(part).value];
      const isCheap = bytes.every((byte) => byte === 0) || bytes.every((byte) => byte === 255);
      return isCheap ? part : module.local.get(localOf(bytes), binaryen.v128);
    }
    visit(part, id, inLoop || id === ids.loop);
    return part;
  };
  const visit = (expression, id, inLoop) => {
    const kind = kinds.get(id);
    if (kind === undefined) return;
    for (const part of PARTS[kind] ?? []) {
      const before = binaryen[`_Binaryen${kind}Get${part}`](expression);
      const after = replaced(before, inLoop);
      if (after !== before) binaryen[`_Binaryen${kind}Set${part}`](expression, after);
    }
    const [count, at] = LISTS[kind] ?? [];
    if (at === undefined) return;
    for (let n = 0; n < binaryen[`_Binaryen${kind}Get${count}`](expression); n++) {
      const before = binaryen[`_Binaryen${kind}Get${at}`](expression, n);
      const after = replaced(before, inLoop);
      if (after !== before) binaryen[`_Binaryen${kind}Set${at}`](expression, n, after);
    }
  };
  replaced(body, false);
  if (locals.size === 0) return;
  const made = [...locals.values()].map(({ local, bytes }) =>
    module.local.set(
      local,
      module.v128.xor(module.v128.const(bytes), module.i32x4.splat(module.global.get(ZERO, binaryen.i32))),
    ),
  );
  binaryen.Function.setBody(func, module.block(null, [...made, body], binaryen.getExpressionType(body)));
}
