/* What compiled rules read from what is not compiled, found by identity instead of by name.

   `card.cost` is an attribute of a struct, and `cards["torch"]` or a constant of another module an item of a dict. To
   the compiler they are looked up by name each time. Here the place of a slot is remembered by type and name, as long
   as the type is what it was (its version tag), and a value by dict and key, as long as nothing in the dict has changed
   (its version tag, which no two dicts share; Python 3.12 gave it up). Whatever else is asked is looked up as ever. */

#ifndef FABLETOP_NATIVE_H
#define FABLETOP_NATIVE_H

#include <Python.h>
#include <structmember.h>

#ifndef Py_GIL_DISABLED

#define FABLETOP_SIZE 4096 /* of a table: a power of two */
#define FABLETOP_ENTRY(table, name, other) &table[(((size_t)(name) >> 4) ^ (size_t)(other)) & (FABLETOP_SIZE - 1)]

/* -- slots --------------------------------------------------------------------------------------- */

typedef struct {
    PyTypeObject *type; /* is compared, and never read */
    PyObject *name;     /* is held, so that no other takes its address */
    unsigned int version;
    Py_ssize_t offset;
} FabletopSlot;

static FabletopSlot fabletop_slots[FABLETOP_SIZE];

static PyObject *fabletop_find_slot(PyObject *object, PyObject *name, FabletopSlot *slot) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name); /* gives the type a version, if it can have one */
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) &&
            PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) {
                Py_XSETREF(slot->name, Py_NewRef(name));
                slot->type = type;
                slot->version = type->tp_version_tag;
                slot->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *fabletop_attribute(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    FabletopSlot *slot = FABLETOP_ENTRY(fabletop_slots, name, (size_t)type >> 5);
    if (slot->name == name && slot->type == type && slot->version == type->tp_version_tag && slot->version != 0) {
        PyObject *value = *(PyObject **)((char *)object + slot->offset);
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return fabletop_find_slot(object, name, slot);
}

#define PyObject_GetAttr(object, name) fabletop_attribute((object), (name))

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

#define PyDict_GetItemWithError(dict, key) fabletop_item((dict), (key))

#endif
#endif
#endif
