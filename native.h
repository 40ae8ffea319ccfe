/* What the compiler is told of what it cannot know, and what compiled rules read from what is not compiled, found by
   identity instead of by name.

   `card.cost` is an attribute of a struct, `key.card` a part of a record, and `cards["torch"]` or a constant of another
   module an item of a dict. To the compiler they are looked up by name each time. Here the place of a slot or a part is
   remembered by type and name, as long as the type is what it was (its version tag), and so is what a class has for all
   its objects; a value is remembered by dict and key, as long as nothing in the dict has changed (its version tag, which
   no two dicts share; Python 3.12 gave it up). Whatever else is asked is looked up as ever. */

#ifndef FABLETOP_NATIVE_H
#define FABLETOP_NATIVE_H

#include <Python.h>
#include <structmember.h>

#ifndef Py_GIL_DISABLED

#define FABLETOP_SIZE 4096 /* of a table: a power of two */
#define FABLETOP_ENTRY(table, name, other) &table[(((size_t)(name) >> 4) ^ (size_t)(other)) & (FABLETOP_SIZE - 1)]

/* -- attributes ---------------------------------------------------------------------------------- */

typedef struct {
    PyTypeObject *type; /* is compared, and never read */
    PyObject *name;     /* is held, so that no other takes its address */
    PyObject *constant; /* of the class, which holds it */
    unsigned int version;
    Py_ssize_t offset; /* in the object; 0: the constant */
} FabletopSlot;

static FabletopSlot fabletop_slots[FABLETOP_SIZE];

/* Where a slot lies, or a part of a tuple that has a name as in a namedtuple; 0 if it is neither. */
static Py_ssize_t fabletop_offset(PyTypeObject *type, PyObject *found) {
    if (Py_IS_TYPE(found, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        return member->type == T_OBJECT_EX ? member->offset : 0;
    }
    Py_ssize_t offset = 0;
    if (PyType_HasFeature(type, Py_TPFLAGS_TUPLE_SUBCLASS) &&
        strcmp(Py_TYPE(found)->tp_name, "_collections._tuplegetter") == 0) {
        PyObject *made = PyObject_CallMethod(found, "__reduce__", NULL); /* its type, its index and its text */
        Py_ssize_t index;
        PyObject *about;
        if (made != NULL && PyArg_ParseTuple(made, "O(nO)", &about, &index, &about)) {
            offset = (Py_ssize_t)(offsetof(PyTupleObject, ob_item) + index * sizeof(PyObject *));
        }
        PyErr_Clear();
        Py_XDECREF(made);
    }
    return offset;
}

static PyObject *fabletop_find_slot(PyObject *object, PyObject *name, FabletopSlot *slot) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name); /* gives the type a version, if it can have one */
        if (found != NULL && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
            Py_ssize_t offset = fabletop_offset(type, found);
            if (offset != 0 || (Py_TYPE(found)->tp_descr_get == NULL && type->tp_dictoffset == 0)) {
                Py_XSETREF(slot->name, Py_NewRef(name));
                slot->type = type;
                slot->version = type->tp_version_tag;
                slot->offset = offset;
                slot->constant = found;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *fabletop_attribute(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    FabletopSlot *slot = FABLETOP_ENTRY(fabletop_slots, name, (size_t)type >> 5);
    if (slot->name == name && slot->type == type && slot->version == type->tp_version_tag && slot->version != 0) {
        PyObject *value = slot->offset ? *(PyObject **)((char *)object + slot->offset) : slot->constant;
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return fabletop_find_slot(object, name, slot);
}

/* -- items --------------------------------------------------------------------------------------- */

#if PY_VERSION_HEX < 0x030C0000

typedef struct {
    PyObject *key; /* is held, so that no other takes its address */
    PyObject *value;
    uint64_t version;
} FabletopItem;

static FabletopItem fabletop_items[FABLETOP_SIZE];

static PyObject *fabletop_find_item(PyObject *dict, PyObject *key, FabletopItem *item) {
    PyObject *value = PyDict_GetItemWithError(dict, key);
    if (value != NULL && PyUnicode_CheckExact(key)) {
        Py_XSETREF(item->key, Py_NewRef(key));
        item->value = value;
        item->version = ((PyDictObject *)dict)->ma_version_tag;
    }
    return value;
}

static inline PyObject *fabletop_item(PyObject *dict, PyObject *key) {
    uint64_t version = ((PyDictObject *)dict)->ma_version_tag;
    FabletopItem *item = FABLETOP_ENTRY(fabletop_items, key, version);
    return item->version == version && item->key == key ? item->value : fabletop_find_item(dict, key, item);
}

/* What a module has, `sum` for instance, is an item of its dict. */
static inline PyObject *fabletop_attribute_or_item(PyObject *object, PyObject *name) {
    if (PyModule_CheckExact(object)) {
        PyObject *value = fabletop_item(PyModule_GetDict(object), name);
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return fabletop_attribute(object, name);
}

#define PyDict_GetItemWithError(dict, key) fabletop_item((dict), (key))
#define PyObject_GetAttr(object, name) fabletop_attribute_or_item((object), (name))

#else

#define PyObject_GetAttr(object, name) fabletop_attribute((object), (name))

#endif
#endif

/* -- for the compiler ----------------------------------------------------------------------------- */

#if defined(__GNUC__) && __has_include(<CPy.h>) /* the shell around a module is compiled without it */

#include <CPy.h>

/* What leads to an exception is seldom: its code is kept apart, and the rest lies close together. */
__attribute__((cold)) void CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals);
__attribute__((cold)) void CPy_TypeError(const char *expected, PyObject *value);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *file, const char *function, int line, PyObject *globals,
                                                  const char *expected, PyObject *value);
__attribute__((cold)) void CPy_AttributeError(const char *file, const char *function, const char *owner,
                                              const char *name, int line, PyObject *globals);

/* mypyc multiplies numbers beyond 30 bits as objects, and a word of chance has 32. A short one is twice its value. */
static inline CPyTagged fabletop_product(CPyTagged left, CPyTagged right) {
    Py_ssize_t product;
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right) &&
        !__builtin_mul_overflow((Py_ssize_t)left, (Py_ssize_t)right >> 1, &product)) {
        return (CPyTagged)product;
    }
    return CPyTagged_Multiply_(left, right);
}

#define CPyTagged_Multiply(left, right) fabletop_product((left), (right))

#endif
#endif
